/** The Dutch names of fibres that a label may use (Regulation (EU) 1007/2011, annex I; virgin wool by its article 8). */
const fibreNames = [
  'wol',
  'scheerwol',
  'alpaca',
  'lama',
  'kameel',
  'kasjmier',
  'mohair',
  'angora',
  'vigogne',
  'jak',
  'guanaco',
  'cashgora',
  'bever',
  'otter',
  'haar',
  'zijde',
  'katoen',
  'kapok',
  'vlas',
  'linnen',
  'hennep',
  'jute',
  'abaca',
  'alfa',
  'kokos',
  'brem',
  'ramee',
  'sisal',
  'sunn',
  'henequen',
  'maguey',
  'acetaat',
  'alginaat',
  'cupro',
  'modal',
  'proteïne',
  'triacetaat',
  'viscose',
  'acryl',
  'chloorvezel',
  'fluorvezel',
  'modacryl',
  'polyamide',
  'nylon',
  'aramide',
  'polyimide',
  'lyocell',
  'polylactide',
  'polyester',
  'polyethyleen',
  'polypropyleen',
  'polycarbamide',
  'polyurethaan',
  'vinylal',
  'trivinyl',
  'elastodieen',
  'elastaan',
  'glasvezel',
  'elastomultiester',
  'elastolefine',
  'melamine',
  'metaalvezel',
  'papier',
  'overige vezels',
] as const
type FibreName = (typeof fibreNames)[number]

/**
 * Fillings of bedding that are not textile. Makers list them by share like fibres, and the law requires a statement that
 * they are of animal origin (article 12 of the same regulation).
 */
const downNames = [
  'dons',
  'eendendons',
  'ganzendons',
  'veren',
  'veertjes',
  'eendenveren',
  'ganzenveren',
] as const
type DownName = (typeof downNames)[number]

/** Everything that can be named in a composition. */
export const materialNames = [...fibreNames, ...downNames] as const
export type MaterialName = FibreName | DownName

const ofBirds: ReadonlySet<MaterialName> = new Set(downNames)

/** Whether the material is down or feathers: parts of animal origin that are not textile. */
export const isDown = (name: MaterialName): boolean => ofBirds.has(name)
