import type { Progress } from '@sluimer/contract/cart/schemas'
import { Link } from 'react-router'

/** How far the cart is from its next promotions and from free delivery, in words and as bars (CA-06). */
export function CartProgress({ steps }: { steps: readonly Progress[] }) {
  if (steps.length === 0) return null
  return (
    <ul className="mt-4 flex flex-col gap-4" aria-label="Acties en bezorging">
      {steps.map(({ text, percent, link }) => (
        <li key={text}>
          <p className="text-sm">
            {text}
            {link !== null && percent < 100 && (
              <>
                .{' '}
                <Link to={link} className="text-pine underline underline-offset-4">
                  Bekijk de actie
                </Link>
              </>
            )}
          </p>
          <progress
            value={percent}
            max={100}
            aria-label={text}
            className="mt-2 block h-2 w-full overflow-hidden rounded-full [&::-moz-progress-bar]:bg-pine [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-pine"
          />
        </li>
      ))}
    </ul>
  )
}
