/**
 * What the server answers, or `instead` when it cannot be reached or breaks, which is then only logged (ER-02): else the
 * framework would put the error page in place of a page that still works. Moves and refusals of the server pass.
 */
export async function answerOr<Answer, Instead>(
  ask: () => Promise<Answer>,
  instead: () => Instead,
): Promise<Answer | Instead> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Response) throw error
    reportError(error)
    return instead()
  }
}

/** The status of such an answer: nothing changed, and there is nothing new to read. */
export const unreachableStatus = 503
