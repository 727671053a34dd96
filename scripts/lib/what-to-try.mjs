import { relative } from 'node:path'
import { inRoot } from './paths.mjs'

/**
 * Returns what `npm start` prints when everything runs: where everything is, and what to do with it.
 * @param {import('./settings.mjs').Settings} settings
 */
export function whatToTry({ publicUrl, apiPort, dataDir, env }) {
  const api = `http://localhost:${apiPort}`
  const isTestProvider = (env.PAYMENT_PROVIDER ?? 'test') === 'test'
  const mails = (env.MAIL_TRANSPORT ?? 'outbox') === 'outbox' ? `${api}/outbox` : 'are really sent'
  return `
  The shop        ${publicUrl}
  Mails it sent   ${mails}
  The api         ${api}/docs  (${api}/openapi.json)
  Logs and data   ${relative(inRoot(), dataDir) || dataDir}

  Try: ${isTestProvider ? "choose a product, order it, and pay on the test provider's page." : tryMollie(env)}
  Stop: Ctrl-C.
`
}

/** @param {Record<string, string | undefined>} env */
const tryMollie = ({ MOLLIE_API_KEY: key }) =>
  key?.startsWith('live_')
    ? 'choose a product and order it. Mollie takes real money: the key is a live one.'
    : "choose a product, order it, and pay on Mollie's test page."
