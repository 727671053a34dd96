import { createHash } from 'node:crypto'

/** What the mailing service gets to know about a person who confirmed here. */
interface Subscription {
  email: string
  source: string
  consentText: string
  ip: string
  userAgent: string
  at: Date
}

/** The mailing service that sends the newsletters. The list of subscribers and the proof stay in the shop. */
export interface NewsletterProvider {
  /** A repeat is harmless. `refused`: it will not accept this address, now or later. */
  subscribe(subscription: Subscription, signal: AbortSignal): Promise<'taken' | 'refused'>
  unsubscribe(person: { email: string; at: Date }, signal: AbortSignal): Promise<'taken' | 'refused'>
}

const timeoutMs = 10_000

/**
 * Speaks the protocol of Mailchimp's Marketing API 3.0: one PUT per member of a list, under the MD5 of the address in
 * lower case. `url` is that of the list: `https://{data centre}.api.mailchimp.com/3.0/lists/{list}`. Throws when no
 * answer settles the matter.
 */
export function openNewsletterProvider({ url, key }: { url: string; key: string }): NewsletterProvider {
  async function put(email: string, member: object, signal: AbortSignal): Promise<'taken' | 'refused'> {
    const response = await fetch(`${url}/members/${toMemberId(email)}`, {
      method: 'PUT',
      redirect: 'error',
      headers: {
        authorization: `Basic ${Buffer.from(`sluimer:${key}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email_address: email, ...member }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    if (response.status === 400 || response.status === 404) return 'refused'
    throw new Error(`the mailing service answered with status ${response.status}`)
  }
  return {
    subscribe: ({ email, source, consentText, ip, userAgent, at }, signal) =>
      put(
        email,
        {
          status: 'subscribed',
          status_if_new: 'subscribed',
          ip_opt: ip,
          timestamp_opt: at.toISOString(),
          merge_fields: { SOURCE: source, CONSENT: consentText, AGENT: userAgent },
        },
        signal,
      ),
    unsubscribe: ({ email }, signal) =>
      put(email, { status: 'unsubscribed', status_if_new: 'unsubscribed' }, signal),
  }
}

function toMemberId(email: string): string {
  return createHash('md5').update(email.toLowerCase()).digest('hex')
}
