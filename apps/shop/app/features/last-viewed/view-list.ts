import { useEffect, useRef } from 'react'
import { createStoredList } from '../../lib/browser/stored-list.ts'
import { boundedViews, storedView, type View, viewed } from './last-viewed.ts'

/** CT-13: what this visitor looked at, kept by their own browser and nowhere else. */
export const viewList = createStoredList<View>('last-viewed', storedView, boundedViews)

/** Remembers that a product is looked at. */
export function useRecordedView(id: string, vid: string) {
  const former = useRef<View>(undefined)
  useEffect(() => {
    const view = { id, vid }
    const ofThisPage = former.current?.id === id ? former.current : undefined
    viewList.write(viewed(viewList.read(), view, ofThisPage))
    former.current = view
  }, [id, vid])
}
