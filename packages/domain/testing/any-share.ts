import fc from 'fast-check'

/**
 * A share from nothing to all, for random tests: each per mille is as likely. Random doubles are spread evenly over their
 * notations instead, so that nearly all of them lie next to zero.
 */
export const anyShare = fc.noBias(fc.nat({ max: 1_000 })).map((perMille) => perMille / 1_000)
