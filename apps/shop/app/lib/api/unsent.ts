import { data } from 'react-router'
import { answerOr, unreachableStatus } from './answer-or.ts'

/** What a form says when it could not be sent; whoever reads it has lost nothing. */
export const unsentMessage =
  'We kunnen de winkel nu niet bereiken. Wat je hebt ingevuld, staat er nog: kijk of je internet hebt en probeer het zo nog eens.'

/**
 * ER-01: sends a page's form. When the shop cannot be reached, in a train tunnel say, the page stays as it stands and is
 * told what `instead` makes of the form, which says so.
 */
export async function sendOrKeep<Answer, Kept>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  instead: (form: FormData) => Kept,
) {
  // Read first: sending the request uses it up.
  const form = await request.clone().formData()
  return answerOr(serverAction, () => data(instead(form), { status: unreachableStatus }))
}
