import { formatEuro } from '@sluimer/domain/money/euro'
import type { PaymentStatus } from '@sluimer/domain/order/status'
import { Html, html } from '../../../platform/pages/html.ts'
import { paymentMethods } from '../methods.ts'
import { hostedPageStyle } from './hosted-page-style.ts'
import type { LedgerPayment } from './ledger.queries.ts'
import { listPossibleOutcomes, type PageOutcome } from './test-provider.ts'

const outcomeTexts: Record<PageOutcome, { title: string; hint: string }> = {
  paid: { title: 'Betaald', hint: 'De betaling is gelukt.' },
  pending: { title: 'In behandeling', hint: 'De bank heeft nog tijd nodig.' },
  failed: { title: 'Mislukt', hint: 'De bank weigert de betaling.' },
  canceled: { title: 'Geannuleerd', hint: 'Je ziet ervan af en gaat terug naar de winkel.' },
  expired: { title: 'Verlopen', hint: 'Er is te lang gewacht met betalen.' },
  authorized: { title: 'Gereserveerd', hint: 'Het bedrag is toegezegd en wordt later afgeschreven.' },
}

const finalTexts: Partial<Record<PaymentStatus, string>> = {
  paid: 'Deze betaling is al gelukt.',
  authorized: 'Deze betaling is al toegezegd.',
  failed: 'Deze betaling is mislukt.',
  canceled: 'Deze betaling is geannuleerd.',
  expired: 'Deze betaling is verlopen.',
}

const findTitle = (providerMethod: string) =>
  paymentMethods.find((method) => method.providerMethod === providerMethod)?.title ?? providerMethod

/** Draws the page where a shopper would pay. Here the visitor chooses the outcome. It works without JavaScript. */
export function renderHostedPage(payment: LedgerPayment, problem?: string): Html {
  const outcomes = listPossibleOutcomes(payment)
  return renderPage(
    'Betalen',
    html`<p class="badge">Testbetaling: er wordt geen geld afgeschreven</p>
    <h1>${findTitle(payment.method)}</h1>
    <dl>
      <div><dt>Te betalen</dt><dd class="amount">${formatEuro(payment.amountCents)}</dd></div>
      <div><dt>Omschrijving</dt><dd>${payment.description}</dd></div>
    </dl>
    ${problem !== undefined && html`<p class="problem" role="alert">${problem}</p>`}
    ${outcomes.length > 0 ? renderOutcomeForm(payment, outcomes) : renderWayBack(payment)}`,
  )
}

/** Draws the page for an address that names no payment. */
export function renderUnknownPaymentPage(): Html {
  return renderPage(
    'Onbekende betaling',
    html`<h1>Deze betaling kennen we niet</h1><p>Controleer het adres.</p>`,
  )
}

function renderOutcomeForm(payment: LedgerPayment, outcomes: readonly PageOutcome[]): Html {
  return html`<form method="post" action="/test-provider/pay/${encodeURIComponent(payment.id)}">
      <fieldset>
        <legend>Hoe loopt deze betaling af?</legend>
        ${outcomes.map(renderOutcomeChoice)}
      </fieldset>
      <details>
        <summary>Wanneer hoort de winkel het?</summary>
        <fieldset class="plain">
          <legend>De melding aan de winkel komt</legend>
          <label><input type="radio" name="webhook" value="once" checked> direct</label>
          <label><input type="radio" name="webhook" value="twice"> dubbel</label>
          <label><input type="radio" name="webhook" value="late"> te laat</label>
          <label><input type="radio" name="webhook" value="never"> nooit</label>
        </fieldset>
      </details>
      <button type="submit">Doorgaan</button>
    </form>`
}

function renderOutcomeChoice(status: PageOutcome, index: number): Html {
  const { title, hint } = outcomeTexts[status]
  return html`<label class="choice"><input type="radio" name="outcome" value="${status}" ${index === 0 && html`checked`} required>
          <span><strong>${title}</strong> <small>${hint}</small></span></label>`
}

function renderWayBack(payment: LedgerPayment): Html {
  return html`<p>${finalTexts[payment.status] ?? 'Deze betaling is afgerond.'}</p>
    <a class="button" href="${payment.redirectUrl}">Terug naar de winkel</a>`
}

function renderPage(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="nl">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · Testbank</title>
  <style>${new Html(hostedPageStyle)}</style>
</head>
<body>
  <header><span class="mark" aria-hidden="true">T</span> Testbank</header>
  <main>
    ${body}
  </main>
  <footer>Dit is de ingebouwde testomgeving voor betalingen.</footer>
</body>
</html>
`
}
