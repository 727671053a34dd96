/** The shop's own page on the legal guarantee. */
export const guaranteePage = '/service/wettelijke-garantie/'

/** The page behind the code in the official notice: the European Union's own, in Dutch. It is only ever a link. */
export const yourEurope =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_nl.htm'
