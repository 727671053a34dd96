import { createHash } from 'node:crypto'
import { chooseSound } from '../../app/features/error/snore-sound.ts'
import { brand } from '../../app/lib/brand.ts'
import { chooseErrorWords, soundWords } from '../../app/lib/error-words.ts'

/**
 * Makes SC-05 without the app, for when even the app's own error page fails, and for addresses with which the app could do
 * nothing. It needs no script and no file.
 */
export function renderPlainErrorPage(status: number): Response {
  const { title, text, comfort, refresh, back } = chooseErrorWords(status)
  // An empty address is that of the page itself.
  const html = `<!DOCTYPE html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${status} | ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="status" aria-hidden="true">${status}</p>
<h1${status === 404 ? ' lang="en"' : ''}>${title}</h1>
${[text, comfort].map((line) => (line === undefined ? '' : `<p>${line}</p>`)).join('\n')}
<p>${refresh === undefined ? '' : `<a href="">${refresh}</a> `}<a href="/">${back}</a></p>
<p>${soundWords}</p>
<audio aria-label="${soundWords}" controls loop preload="none" src="${chooseSound(Math.random())}"></audio>
</main>
</body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': policy,
    },
  })
}

/** The look of the app's page in a few lines; its colors are those of app/ui/styles/tokens.css. */
const style = [
  'body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f8f4ed;color:#17233a;',
  'font:1.125rem/1.5 system-ui,sans-serif;text-align:center}',
  'main{padding:2rem 1rem;max-width:36rem}',
  'h1,.status{font-family:Georgia,serif;font-weight:600;line-height:1.12}',
  '.status{margin:0;font-size:clamp(5rem,22vw,10rem);color:#1f5d4c}',
  'h1{font-size:clamp(1.75rem,4vw,3rem)}',
  'a{display:inline-block;margin:.25rem;padding:.75rem 1.5rem;border-radius:9rem;background:#1f5d4c;color:#fff;',
  'font-weight:600;text-decoration:none}',
  ':focus-visible{outline:3px solid #1f5d4c;outline-offset:2px}',
].join('')

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "img-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
