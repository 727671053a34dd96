import { type Html, html } from '../pages/html.ts'
import type { listMails, MailMessage } from './mail.queries.ts'

type ListedMail = Awaited<ReturnType<typeof listMails>>[number]

const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
})

export function renderOutboxList(mails: readonly ListedMail[]): Html {
  const rows = mails.map(
    (mail) => html`<tr>
      <td><time datetime="${mail.createdAt.toISOString()}">${moment.format(mail.createdAt)}</time></td>
      <td>${mail.recipient}</td>
      <td><a href="/outbox/${mail.id}">${mail.subject}</a></td>
      <td>${describeState(mail)}</td>
    </tr>`,
  )
  const table = html`<table>
    <thead><tr><th scope="col">Wanneer</th><th scope="col">Aan</th><th scope="col">Onderwerp</th><th scope="col">Stand</th></tr></thead>
    <tbody>${rows}</tbody>
  </table>`
  return page(
    'Verzonden mail',
    html`<h1>Verzonden mail</h1>
    <p>Deze winkel heeft geen mailserver: wat hij zou versturen, staat hier.</p>
    ${mails.length > 0 ? table : html`<p>Er is nog geen mail.</p>`}`,
  )
}

export function renderOutboxMail(mail: MailMessage): Html {
  return page(
    mail.subject,
    html`<p><a href="/outbox">Alle mail</a></p>
    <h1>${mail.subject}</h1>
    <dl>
      <dt>Aan</dt><dd>${mail.recipient}</dd>
      ${mail.replyTo ? html`<dt>Antwoord aan</dt><dd>${mail.replyTo}</dd>` : ''}
      <dt>Wanneer</dt><dd>${moment.format(mail.createdAt)}</dd>
      <dt>Soort</dt><dd>${mail.kind}</dd>
      <dt>Stand</dt><dd>${describeState(mail)}</dd>
    </dl>
    <h2>Opgemaakt</h2>
    <iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="De mail zoals een mailprogramma hem toont" src="/outbox/${mail.id}/html"></iframe>
    <h2>Alleen tekst</h2>
    <pre>${mail.text}</pre>`,
  )
}

function describeState(mail: ListedMail) {
  if (mail.sentAt) return 'verzonden'
  return mail.lastError ? `niet gelukt: ${mail.lastError}` : 'in de wachtrij'
}

function page(title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="nl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>
    body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #2b2a28; background: #faf8f5 }
    table { width: 100%; border-collapse: collapse }
    th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #ddd7ce; text-align: left; vertical-align: top }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
    dd { margin: 0 }
    iframe { width: 100%; height: 40rem; border: 1px solid #ddd7ce; background: #fff }
    pre { padding: 1rem; background: #fff; border: 1px solid #ddd7ce; white-space: pre-wrap; overflow-wrap: anywhere }
    a { color: #1f5b4a }
  </style>
</head>
<body><main>${content}</main></body>
</html>`
}
