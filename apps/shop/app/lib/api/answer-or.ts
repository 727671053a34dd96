/**
 * Returns the server's answer, or `instead` when the server cannot be reached or breaks, which is only logged (ER-02):
 * otherwise the framework would replace a page that still works by the error page. Redirects and refusals of the server
 * pass.
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

/** The status of that replacement: nothing changed, and there is nothing new to read. */
export const unreachableStatus = 503
