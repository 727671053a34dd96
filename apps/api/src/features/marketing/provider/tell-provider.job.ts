import { toEmailKey } from '@sluimer/domain/customer/email-key'
import { z } from 'zod'
import type { Deps } from '../../../platform/deps.ts'
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts'
import { findSubscriberByKey } from '../newsletter.queries.ts'
import { openNewsletterProvider } from './newsletter-provider.ts'

const newsSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('subscribe'),
    email: z.string(),
    source: z.string(),
    consentText: z.string(),
    ip: z.string(),
    userAgent: z.string(),
    at: z.string(),
  }),
  z.object({ kind: z.literal('unsubscribe'), email: z.string(), at: z.string() }),
])
type News = z.infer<typeof newsSchema>

/**
 * Tells the mailing service who came and who left, and retries for about a day when it is down. The present list
 * decides: news that became outdated while it waited is dropped, so that nobody who left gets mail.
 */
export const tellProviderJob = defineJob('tell-newsletter-provider', newsSchema, tellProvider, {
  retryLimit: 30,
  retryDelaySeconds: 15,
})

async function tellProvider(news: News, deps: Deps, { signal }: JobContext): Promise<void> {
  const settings = deps.config.newsletterProvider
  if (settings === undefined) return
  const subscriber = await findSubscriberByKey(deps.db, toEmailKey(news.email))
  const isIn = subscriber?.state === 'confirmed'
  if (isIn !== (news.kind === 'subscribe')) return
  const provider = openNewsletterProvider(settings)
  const person = { ...news, at: new Date(news.at) }
  const answer =
    person.kind === 'subscribe'
      ? await provider.subscribe(person, signal)
      : await provider.unsubscribe(person, signal)
  if (answer === 'refused') deps.log.warn({ kind: news.kind }, 'the mailing service refused an address')
}
