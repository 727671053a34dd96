import type { Deps } from '../../platform/deps.ts'
import { unsubscribeCode } from './newsletter-codes.ts'

type Settings = Pick<Deps['config'], 'publicUrl' | 'tokenSecret'>

/** Returns the page that asks to confirm. Opening it changes nothing, since mail scanners open every link. */
export function buildConfirmationUrl({ publicUrl }: Settings, code: string): string {
  return `${publicUrl}/nieuwsbrief/bevestigen/?code=${code}`
}

/** Returns the unsubscribe links of a mail: a page for its reader, and one for a mail program's POST (RFC 8058). */
export function unsubscribeUrls(config: Settings, subscriberId: string): { page: string; post: string } {
  const code = unsubscribeCode(config, subscriberId)
  return {
    page: `${config.publicUrl}${unsubscribePage(code)}`,
    post: `${config.publicUrl}${oneClickPath}${code}`,
  }
}

/** Mail programs send no Origin header; the shop lets such calls through to this part of the api only. */
export const oneClickPath = '/webhooks/newsletter/unsubscribe/'

/** Returns the page where readers unsubscribe with one button. */
export function unsubscribePage(code: string): string {
  return `/nieuwsbrief/afmelden/?${new URLSearchParams({ code })}`
}
