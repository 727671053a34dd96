/** An advice wizard in the demo shop's own format. Filter values are slugs of demo/catalog/facets.ts. */
export interface DemoWizard {
  code: string
  title: string
  categoryPath: string
  questions: DemoWizardQuestion[]
}

export interface DemoWizardQuestion {
  question: string
  explanation?: string
  isSkippable?: boolean
  isMultiselect?: boolean
  answers: DemoWizardAnswer[]
}

export interface DemoWizardAnswer {
  answer: string
  description?: string
  /** A picture key; one that is not there is left out. */
  image?: string
  filterValues: string[]
  /** What it asks instead beside an answer to another question, by its words. */
  beside?: { answer: string; filterValues: string[] }[]
}
