/** Text that is already HTML and is not escaped again. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
  toString() {
    return this.source
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use between tags and inside quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

type Part = string | number | Html | readonly Html[] | false | null | undefined

/** Builds a small page from a template: html`<p>${name}</p>`. Every value is escaped, unless it is `Html` itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((page, text, at) => page + render(parts[at - 1]) + text))
}

function render(part: Part): string {
  if (part === false || part === null || part === undefined) return ''
  if (part instanceof Html) return part.source
  return Array.isArray(part) ? part.join('') : escapeHtml(String(part))
}
