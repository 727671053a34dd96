import { runVitest } from './vitest.mjs'

export const unit = {
  title: 'Unit tests',
  /** @param {import('./run-tests.mjs').Context} context */
  run: (context) => runVitest(context, 'unit'),
}
