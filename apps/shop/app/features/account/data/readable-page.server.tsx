import type { OwnData } from '@sluimer/contract/account/data-schemas'
import { formatDutchDate } from '@sluimer/domain/time/dutch-date'
import { formatDutchMoment } from '@sluimer/domain/time/dutch-moment'
import { renderToStaticMarkup } from 'react-dom/server'
import { fateWords } from './fate-words.ts'
import { toFieldWord } from './field-words.ts'

const look =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:#1d2b25}h1,h2{line-height:1.2}section{border-top:1px solid #d9d2c5;margin-top:2rem}article{background:#f6f3ed;padding:.75rem 1rem;margin:.75rem 0}dl{margin:0}dt{font-weight:600;margin-top:.4rem}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}dd dl{margin-left:1rem}'

/** Writes what the shop knows about a customer as one file, which any browser shows without the shop. */
export function writeReadablePage(data: OwnData): string {
  return `<!doctype html>${renderToStaticMarkup(<ReadablePage {...data} />)}`
}

function ReadablePage({ made_at, email, sections }: OwnData) {
  const absent = sections.filter(({ rows }) => rows.length === 0)
  return (
    <html lang="nl">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Mijn gegevens</title>
        <style>{look}</style>
      </head>
      <body>
        <h1>Mijn gegevens</h1>
        <p>
          Alles wat we bewaren bij het account van {email}, op {formatDutchMoment(new Date(made_at))}.
        </p>
        {sections.map((section) => section.rows.length > 0 && <Section key={section.title} {...section} />)}
        {absent.length > 0 && (
          <section>
            <h2>Wat we niet van je hebben</h2>
            <p>{absent.map(({ title }) => title).join(', ')}.</p>
          </section>
        )}
      </body>
    </html>
  )
}

function Section({ title, why, fate, rows }: OwnData['sections'][number]) {
  return (
    <section>
      <h2>{title}</h2>
      <p>
        {why} {fateWords[fate]}
      </p>
      {rows.map((row) => (
        <article key={JSON.stringify(row)}>
          <Fields value={row} />
        </article>
      ))}
    </section>
  )
}

function Fields({ value }: { value: object }) {
  return (
    <dl>
      {Object.entries(value).map(([name, inner]) => (
        <div key={name}>
          <dt>{toFieldWord(name)}</dt>
          <dd>
            <Value value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nee'
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : value.map((item) => (
          <div key={JSON.stringify(item)}>
            <Value value={item} />
          </div>
        ))
  if (typeof value === 'object') return <Fields value={value} />
  return toReadableText(String(value))
}

/** Writes a moment or a day as the Dutch do; other text stays as it is. */
function toReadableText(text: string): string {
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return formatDutchMoment(new Date(text))
  return /^\d{4}-\d\d-\d\d$/.test(text) ? formatDutchDate(text) : text
}
