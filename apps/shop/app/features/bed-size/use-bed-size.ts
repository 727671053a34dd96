import { type BedSize, formatBedSize, parseBedSize, toSizeKey } from '@sluimer/domain/catalog/bed-size'
import { useLocation, useRouteLoaderData } from 'react-router'
import { bedSizePath, toBedSizeLink } from './bed-size-path.ts'

/** The visitor's bed as the page around all others knows it. */
interface AroundThePage {
  /** `180x200`; null when the visitor never gave it. */
  bedSize: string | null
}

/** Returns the visitor's bed, undefined when they never gave it, and the link to change it. */
export function useBedSize(): {
  size: BedSize | undefined
  key: string | undefined
  words: string | undefined
  link: string
} {
  const around = useRouteLoaderData<AroundThePage>('layouts/default-layout')
  const location = useLocation()
  const bed = parseBedSize(around?.bedSize ?? '')
  const link = location.pathname === bedSizePath ? bedSizePath : toBedSizeLink(location)
  return { size: bed, key: bed && toSizeKey(bed), words: bed && formatBedSize(bed), link }
}
