/** What somebody needs, and the words with which a text says what is good for it. */
const needs: readonly (readonly [asks: RegExp, says: RegExp])[] = [
  [
    /\b(?:zwe+t\p{L}*|warm(?!er\b|st)\p{L}*|heet|opvlieger\p{L}*|transpire\p{L}*|zomer\p{L}*|koel\p{L}*)\b/iu,
    /\b(?:koel\p{L}*|zweet|lucht\p{L}*|warmte|zomer|ademt|warm (?:hebt|heeft|krijgt)|fris)\b/iu,
  ],
  [
    /\b(?:koud\p{L}*|kou|warmer|warmste?|winter\p{L}*|kouwelijk\p{L}*|koukleum)\b/iu,
    /\b(?:warm\p{L}*|winter|koud\p{L}*)\b/iu,
  ],
  [/\b(?:zij|zijslapers?|schouders?|heup\p{L}*)\b/iu, /\b(?:schouder|heup|zij|zijslapers)\b/iu],
  [
    /\b(?:partner|samen|man|vrouw|vriend\p{L}*|woel\p{L}*|beweeg\p{L}*|draai\p{L}*|onrustig\p{L}*)\b/iu,
    /\b(?:draaien|apart|elkaar)\b/iu,
  ],
  [
    /\b(?:kind\p{L}*|peuter\p{L}*|plas\p{L}*|incontinent\p{L}*|ongelukje\p{L}*)\b/iu,
    /\b(?:kinderen|waterdicht|wassen)\b/iu,
  ],
  [
    /\b(?:allergi\p{L}*|huisstof\p{L}*|was\p{L}*|schoon\p{L}*|hygien\p{L}*|droog\p{L}*|droogt)\b/iu,
    /\b(?:wassen|gewassen|droog|droogt|was)\b/iu,
  ],
  [
    /\b(?:goedko\p{L}*|voordelig\p{L}*|budget|prijs|duur\p{L}*)\b/iu,
    /\b(?:voordelig\p{L}*|goedkoper|kost)\b/iu,
  ],
  [/\b(?:donker\p{L}*|slaapkamer|licht)\b/iu, /\b(?:licht|donker)\b/iu],
  [
    /\b(?:opsta\p{L}*|uitstap\p{L}*|instap\p{L}*|oude?r\p{L}*|oma|opa|lezen)\b/iu,
    /\b(?:op te staan|uit|lezen)\b/iu,
  ],
  [/\b(?:kreuk\p{L}*|strijk\p{L}*)\b/iu, /\b(?:kreuk\p{L}*|strijk\p{L}*)\b/iu],
  [/\b(?:steun|stevig\p{L}*|zwaar|zwaarder|kilo|rug|nek)\b/iu, /\b(?:steun|stevig\p{L}*|draagt)\b/iu],
]

/** Returns the sentences of a text that say what is good for the need in a message, in their order; empty when none does. */
export function pickForNeed(text: string, message: string): readonly string[] {
  const asked = needs.filter(([asks]) => asks.test(message))
  return text
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => asked.some(([, says]) => says.test(sentence)))
}
