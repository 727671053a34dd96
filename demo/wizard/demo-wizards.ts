import { readData } from '../read-data.ts'
import type { DemoWizard } from './demo-wizard.ts'

const codes = ['matras', 'dekbed', 'hoofdkussen', 'dekbedovertrek']

/** Every advice wizard of the demo shop; categories name them by their code. */
export const demoWizards = codes.map((code) => readData<DemoWizard>(`wizard/${code}.json`))
