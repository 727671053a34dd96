/** The first stop of the keyboard: skips header and navigation. A layout's main part has the id `inhoud`. */
export function SkipLink() {
  return (
    <a
      href="#inhoud"
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-field focus:bg-pine focus:px-4 focus:py-3 focus:font-semibold focus:text-white"
    >
      Naar de inhoud
    </a>
  )
}
