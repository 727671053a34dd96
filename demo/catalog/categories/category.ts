export interface DemoCategory {
  path: string
  title: string
  description: string
  parent: string | null
  inNavigation?: boolean
  cardImage?: string
  bannerImage?: string
  tilesPerRow?: 3 | 4
  countdown?: 'daily' | 'weekly'
  /** What fills it by itself. */
  filledBy?: ('daily' | 'weekly' | 'other' | 'discount')[]
  /** Of an advice wizard in demo/wizard. */
  wizardCode?: string
  /** An old one can go along when it is delivered by two people. */
  takesOldAway?: boolean
  /** Which old goods go back with what is bought from it. */
  takeBack?: 'lamp' | 'bed' | 'mattress'
  /** What it sells is of textile, and names its fibres. */
  needsComposition?: boolean
  actionSteps?: { title: string; text: string }[]
  bannerTile?: { title: string; subTitle: string; buttonText: string; link: string; image: string }
}
