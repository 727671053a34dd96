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
  /** The rule that fills the category by itself. */
  filledBy?: ('daily' | 'weekly' | 'other' | 'discount')[]
  /** The code of an advice wizard in demo/wizard. */
  wizardCode?: string
  /** An old one can be taken along when two people deliver. */
  takesOldAway?: boolean
  /** Which old goods are taken back with a purchase from it. */
  takeBack?: 'lamp' | 'bed' | 'mattress'
  /** Its goods are textile, and must name their fibres. */
  needsComposition?: boolean
  actionSteps?: { title: string; text: string }[]
  bannerTile?: { title: string; subTitle: string; buttonText: string; link: string; image: string }
}
