/**
 * Whether a text holds something that a mail program makes a link of: 'https://…', 'www.…', 'naam.example'. A receipt that
 * quotes such a text could carry a stranger's advertisement to anyone. 'klaar.Graag' counts too, which is why the message
 * about it asks for a space after a full stop.
 */
export function holdsWebAddress(text: string): boolean {
  return holdsScheme(text) || dotInWord.test(text) || text.includes('@')
}

/** Whether a text holds the beginning of an address with a scheme: 'https://', 'tg://'. */
export function holdsScheme(text: string): boolean {
  return scheme.test(text)
}

// The last sign of a scheme is enough. A pattern that begins with a run of letters is tried anew at each letter of a long
// text, which takes the square of its length.
const scheme = /[a-z0-9+.-]:\/\//i
const dotInWord = /[\p{L}\p{N}_-]\.\p{L}{2}/u
