/// The words of explanations in the user's language: names of techniques, sentences, and the facts in them.
/// It must not know which deduction is explained, nor any picture of it.
package nonet.explain.text;
