import type { Deps } from '../../platform/deps.ts'
import { unsubscribeCode } from './newsletter-codes.ts'

type Settings = Pick<Deps['config'], 'publicUrl' | 'tokenSecret'>

/** The page that asks to confirm; opening it changes nothing, since mail scanners open every link. */
export function confirmationUrl({ publicUrl }: Settings, code: string): string {
  return `${publicUrl}/nieuwsbrief/bevestigen/?code=${code}`
}

/** The ways out of a mail: a page for its reader, and an address for one POST of a mail program (RFC 8058). */
export function unsubscribeUrls(config: Settings, subscriberId: string): { page: string; post: string } {
  const code = unsubscribeCode(config, subscriberId)
  return {
    page: `${config.publicUrl}${unsubscribePage(code)}`,
    post: `${config.publicUrl}${oneClickPath}${code}`,
  }
}

/** Mail programs send no Origin; the shop lets such calls through to this part of the api only. */
export const oneClickPath = '/webhooks/newsletter/unsubscribe/'

/** Where a reader takes themselves off, with one button. */
export function unsubscribePage(code: string): string {
  return `/nieuwsbrief/afmelden/?${new URLSearchParams({ code })}`
}
