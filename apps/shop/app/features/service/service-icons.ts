import {
  Accessibility,
  BedDouble,
  Building2,
  CircleHelp,
  Cookie,
  FileText,
  FileX,
  Lock,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  PenLine,
  ShieldCheck,
  Star,
  Truck,
  Undo2,
} from 'lucide-react'

/** The mark of each service page, by its slug. */
const icons: ReadonlyMap<string, LucideIcon> = new Map([
  ['klantenservice-contact', MessageCircle],
  ['veelgestelde-vragen', MessageCircleQuestion],
  ['bestellen-leveren', Truck],
  ['retourneren', Undo2],
  ['herroepen', FileX],
  ['wettelijke-garantie', ShieldCheck],
  ['over-ons', BedDouble],
  ['bedrijven', Building2],
  ['review-schrijven', PenLine],
  ['zo-werken-onze-beoordelingen', Star],
  ['algemene-voorwaarden', FileText],
  ['privacy', Lock],
  ['cookies', Cookie],
  ['toegankelijkheid', Accessibility],
])

/** Returns the mark of a service page; one that staff added later has a general one. */
export function findServiceIcon(slug: string): LucideIcon {
  return icons.get(slug) ?? CircleHelp
}
