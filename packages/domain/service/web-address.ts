/**
 * Whether a text holds something that a mail program makes a link of: 'https://…', 'www.…', 'naam.example'. A receipt that
 * quotes such a text could carry a stranger's advertisement to anyone. 'klaar.Graag' counts too, which is why the message
 * about it asks for a space after a full stop.
 */
export function holdsWebAddress(text: string): boolean {
  return (
    /[a-z][a-z0-9+.-]*:\/\//iu.test(text) || /[\p{L}\p{N}_-]\.\p{L}{2,}/u.test(text) || text.includes('@')
  )
}
