import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useEachAnswer } from '../../lib/api/use-each-answer.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Alert } from '../../ui/message/alert.tsx'
import { Loading, Skeleton } from '../../ui/message/skeleton.tsx'
import { useAddition } from '../add-to-cart/add-to-cart.tsx'
import { closeQuickView, useQuickViewShown } from '../tile/quick-view-state.ts'
import { QuickViewProduct } from './quick-view-product.tsx'
import { type Loaded, useProduct } from './use-product.ts'

/** CT-04: choosing and buying without leaving the listing or changing its address. The layout renders it once. */
export function QuickView() {
  const shown = useQuickViewShown()
  const slug = shown?.slug
  const { loaded, retry } = useProduct(slug)
  const { fetcher } = useAddition()
  const { pathname } = useLocation()
  const change = fetcher.state === 'submitting' ? undefined : fetcher.data

  useEachAnswer(change, ({ ok }) => {
    // The quick-buy popup shows what was added; a failure is shown here, beside the choice.
    if (ok) closeQuickView()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move to another page is what closes it.
  useEffect(() => closeQuickView(), [pathname])

  return (
    <Dialog
      isOpen={slug !== undefined}
      onOpenChange={(isOpen) => !isOpen && closeQuickView()}
      width="large"
      title={loaded.state === 'ready' ? loaded.product.title : 'Kies je uitvoering'}
    >
      <QuickViewContent loaded={loaded} search={shown?.search ?? ''} onRetry={retry} />
    </Dialog>
  )
}

function QuickViewContent(props: { loaded: Loaded; search: string; onRetry: () => void }) {
  const { loaded, onRetry } = props
  if (loaded.state === 'ready')
    return <QuickViewProduct key={loaded.product.id} product={loaded.product} search={props.search} />
  if (loaded.state === 'loading') return <PlaceOfTheProduct />
  return (
    <Alert
      tone="error"
      title={
        loaded.state === 'gone' ? 'Dit product verkopen we niet meer.' : 'We konden dit product niet ophalen.'
      }
    >
      {loaded.state === 'failed' && (
        <Button type="button" variant="secondary" size="small" onClick={onRetry} className="mt-2">
          Probeer opnieuw
        </Button>
      )}
    </Alert>
  )
}

function PlaceOfTheProduct() {
  return (
    <Loading label="Product laden">
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-8">
        <Skeleton className="aspect-square rounded-card max-sm:aspect-[3/2]" />
        <div className="flex flex-col gap-5">
          <Skeleton className="h-10 w-2/5" />
          <Skeleton className="h-24" />
          <Skeleton className="h-14" />
        </div>
      </div>
    </Loading>
  )
}
