import type { Deps } from '../../../platform/deps.ts'
import { createInvitationCode } from '../rows/review-codes.ts'

/** Returns the path of the form to review a product that was bought. Its code proves the purchase. */
export function buildReviewPath(
  config: Pick<Deps['config'], 'tokenSecret'>,
  { lineId, slug }: { lineId: string; slug: string },
): string {
  const search = new URLSearchParams({
    beoordeling: 'schrijven',
    uitnodiging: createInvitationCode(config, lineId),
  })
  return `/${slug}.html?${search}#beoordeling-schrijven`
}
