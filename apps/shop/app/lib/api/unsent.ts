import { data } from 'react-router'
import { answerOr, unreachableStatus } from './answer-or.ts'

/** The message of a form that could not be sent; its reader has lost nothing. */
export const unsentMessage =
  'We kunnen de winkel nu niet bereiken. Wat je hebt ingevuld, staat er nog: kijk of je internet hebt en probeer het zo nog eens.'

/**
 * ER-01: sends a page's form. When the shop cannot be reached, in a train tunnel for example, the page stays as it is
 * and gets what `instead` makes of the form, which says so.
 */
export async function sendOrKeep<Answer, Kept>(
  { request, serverAction }: { request: Request; serverAction: () => Promise<Answer> },
  instead: (form: FormData) => Kept,
) {
  // Read before sending, which consumes it.
  const form = await request.clone().formData()
  return answerOr(serverAction, () => data(instead(form), { status: unreachableStatus }))
}
