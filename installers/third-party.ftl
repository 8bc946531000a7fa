<#-- The notice of what Nonet contains of others, filled by license-maven-plugin. -->
Nonet contains these libraries of others. Their texts of licenses and notices are in the folders beside this file;
those without one are under Apache-2.0.txt. The source of each library is on its page, that of JavaFX at
https://github.com/openjdk/jfx.

<#list dependencyMap as entry>
<#assign project = entry.getKey()/>
${project.groupId}:${project.artifactId} ${project.version}
    ${project.name!}, ${project.url!"without a page of its own"}
    license: ${entry.getValue()?join(", ")}
</#list>

Font: Source Sans 3, under the SIL Open Font License 1.1 (source-sans-3/OFL.txt)
Icons: Feather, under the MIT license (feather/LICENSE)
Java, where it comes with Nonet: its own folder of licenses is beside its libraries
