import { runVitest } from './vitest.mjs'

/** Whoever changes the shop itself waits for none of them: they start programs, and take half of the time of both parts. */
export const tools = {
  title: 'Tests of tools',
  /** @param {import('./run-tests.mjs').Context} context */
  run: (context) => runVitest(context, 'tools'),
}
