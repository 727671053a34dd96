import { Form } from 'react-router'
import { sendOrKeep, unsentMessage } from '../../lib/api/unsent.ts'
import { formatPageTitle } from '../../lib/brand.ts'
import { readText } from '../../lib/form-text.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/page/container.tsx'
import type { Route } from './+types/vote-page.ts'
import { reviewsId } from './review-address.ts'
import { sendVote, type VoteAnswer } from './send-vote.server.ts'
import { voteAddress } from './vote-address.ts'

export const meta: Route.MetaFunction = () => [
  { title: formatPageTitle('Nuttige beoordeling') },
  { name: 'robots', content: 'noindex' },
]

export async function action({ request, context }: Route.ActionArgs) {
  return sendVote(context, await request.formData())
}

/** ER-01: a vote that cannot be sent says so beside its button. */
export function clientAction(args: Route.ClientActionArgs) {
  return sendOrKeep(
    args,
    (form): VoteAnswer => ({
      ok: false,
      review: readText(form, 'review'),
      message: unsentMessage,
    }),
  )
}

/** What became of a vote, for browsers without scripts: with the way to take it back, and the way to the product. */
export default function VotePage({ actionData }: Route.ComponentProps) {
  const answer = actionData ?? nothingYet
  return (
    <Container className="py-8 lg:py-12">
      <div className="max-w-[36rem]">
        <h1>{toTitle(answer)}</h1>
        <p className="mt-4 text-lg text-ink-soft">
          {answer.ok ? `${countVoters(answer.helpful)} deze beoordeling nuttig.` : answer.message}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          {answer.ok && (
            <ButtonLink to={`${answer.product.link}#${reviewsId}`} reloadDocument>
              Terug naar de beoordelingen
            </ButtonLink>
          )}
          {answer.ok && (
            <Form method="post" action={voteAddress}>
              <input type="hidden" name="review" value={answer.review} />
              <input type="hidden" name="wish" value={answer.voted ? 'take_back' : 'vote'} />
              <Button variant="secondary">{answer.voted ? 'Neem je stem terug' : 'Toch nuttig'}</Button>
            </Form>
          )}
          {!answer.ok && <ButtonLink to="/">Naar de winkel</ButtonLink>}
        </div>
      </div>
    </Container>
  )
}

const nothingYet: VoteAnswer = {
  ok: false,
  review: '',
  message: 'Je hebt hier nog niet gestemd. Dat doe je bij een beoordeling.',
}

function toTitle(answer: VoteAnswer): string {
  if (answer.review === '') return 'Nuttige beoordeling'
  if (!answer.ok) return 'Je stem is niet geteld'
  return answer.voted ? 'Bedankt, je stem telt mee' : 'Je stem is weg'
}

const countVoters = (count: number) => {
  if (count === 0) return 'Nog niemand vindt'
  return count === 1 ? 'Eén bezoeker vindt' : `${count} bezoekers vinden`
}
