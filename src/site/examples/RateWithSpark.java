import java.util.List;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/// Rates each line of a list with processes of Nonet on a cluster; started by `rate-with-spark`.
///
/// A process that ends with another code than 0 fails its task, and Spark starts it again, on another machine if need be.
/// Only the rows of tasks that came to their end are kept.
final class RateWithSpark {

    private RateWithSpark() {}

    public static void main(String[] arguments) {
        String list = arguments[0];
        String folder = arguments[1];
        int parts = Integer.parseInt(arguments[2]);
        List<String> rate =
                List.of(arguments[3], "rate", "--keep-going", "--format", "csv", "--no-header", "--jobs", "1", "-");
        try (JavaSparkContext spark = new JavaSparkContext(new SparkConf().setAppName("nonet"))) {
            spark.textFile(list, parts).pipe(rate).saveAsTextFile(folder);
        }
    }
}
