import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { guaranteePage } from './guarantee-links.ts'

/** One line beside a product, which leads to the official notice (Directive 2024/825). */
export function GuaranteeLine({ className = '' }: { className?: string }) {
  return (
    <p className={`flex gap-3 leading-snug ${className}`}>
      <ShieldCheck className="size-5.5 shrink-0 text-pine" aria-hidden="true" />
      <span className="min-w-0">
        Altijd met{' '}
        <Link to={guaranteePage} className="-my-3 inline-block py-3 text-pine underline underline-offset-4">
          wettelijke garantie
        </Link>
      </span>
    </p>
  )
}
