import type { DemoWizard } from './demo-wizard.ts'
import { duvetWizard } from './duvet.ts'
import { duvetCoverWizard } from './duvet-cover.ts'
import { mattressWizard } from './mattress.ts'
import { pillowWizard } from './pillow.ts'

/** Every advice wizard of the demo shop; categories name them by their code. */
export const demoWizards: DemoWizard[] = [mattressWizard, duvetWizard, pillowWizard, duvetCoverWizard]
