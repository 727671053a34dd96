import type { EnergyLabel } from '@sluimer/contract/catalog/energy-label'

/** The colors of the European scale (Regulation (EU) 2019/2015), best first. */
export const energyScale = {
  A: '#00a651',
  B: '#50b848',
  C: '#bfd730',
  D: '#fff200',
  E: '#fdb913',
  F: '#f37021',
  G: '#ed1c24',
} satisfies Record<EnergyLabel, string>
