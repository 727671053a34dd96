import type { ProductTile } from '@sluimer/contract/catalog/tile'
import { useEffect, useRef } from 'react'
import { type ItemList, selectItem, viewItemList } from './commerce-events.ts'
import { toTileItem } from './commerce-item.ts'
import { pushCommerceEvent } from './data-layer.ts'

/** Reports which products of a list come into sight, each once, and which one is chosen. Takes up no room. */
export function ReportedList(props: {
  list: ItemList
  products: readonly ProductTile[]
  children: React.ReactNode
}) {
  const { products } = props
  const { id, name } = props.list
  const frame = useRef<HTMLDivElement>(null)
  const told = useRef({ listId: id, productIds: new Set<string>() })

  useEffect(() => {
    const shown = frame.current?.firstElementChild
    if (!shown) return
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if (told.current.listId !== id) told.current = { listId: id, productIds: new Set() }
      const { productIds } = told.current
      const fresh = products.filter((tile) => !productIds.has(tile.id))
      const [first] = fresh
      if (!first) return
      for (const tile of fresh) productIds.add(tile.id)
      pushCommerceEvent(viewItemList({ id, name }, fresh.map(toTileItem), products.indexOf(first)))
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [id, name, products])

  useEffect(() => {
    const element = frame.current
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null
      const index = link ? products.findIndex((tile) => toPath(tile.link) === link.pathname) : -1
      const tile = products[index]
      if (tile) pushCommerceEvent(selectItem({ id, name }, toTileItem(tile), index))
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [id, name, products])

  return (
    <div ref={frame} className="contents">
      {props.children}
    </div>
  )
}

const toPath = (link: string) => link.split('?', 1)[0]
