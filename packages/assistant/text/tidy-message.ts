/** Characters that nobody sees, and that hide words from whoever reads a text: formats, controls, unassigned ones. */
const unseen = /[\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const control = /[\u0000-\u001f\u007f-\u009f]+/g

/** Longer than any word: what looks for words inside words takes seconds for a thousand letters without a space. */
const longestWord = 60
const endless = new RegExp(`([\\p{L}\\p{M}\\d]{${longestWord}})[\\p{L}\\p{M}\\d]+`, 'gu')

/** '57centimeter' is written as sizes are. */
const unit = /(\d) ?centimeters?(?!\p{L})/giu

/**
 * Returns a message as the assistant reads it: compatibility forms written plainly ('ｆｕｌｌ' becomes 'full'), without
 * invisible characters, doubled spaces and the rest of endless words, and with centimetres by their sign. Accepts any text; one of invisible characters alone gives an empty one.
 */
export function tidyMessage(text: string): string {
  return text
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(control, ' ')
    .replace(endless, '$1')
    .replace(unit, '$1 cm')
    .replace(/\s+/g, ' ')
    .trim()
}
