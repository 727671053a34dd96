import { DozingEye } from '../mark/wordmark.tsx'

/** LY-02: covers the page while a change of the cart is on its way, if that takes more than 200 ms. */
export function LoadingOverlay({ isActive, label = 'Even geduld' }: { isActive: boolean; label?: string }) {
  return (
    <div role="status" className="contents">
      {isActive && (
        <div className="fixed inset-0 z-40 grid animate-after-delay place-items-center bg-paper/70">
          <div className="flex flex-col items-center gap-3 rounded-card bg-paper px-8 py-6 shadow-popup">
            <DozingEye className="size-12 animate-doze text-pine" />
            <span className="font-semibold">{label}</span>
          </div>
        </div>
      )}
    </div>
  )
}
