/** The hosted page deliberately does not look like the shop: a shopper must see that this is another site. */
export const hostedPageStyle = `
:root { color-scheme: light; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", sans-serif; color: #1d2330; background: #eef1f6; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; }
header { display: flex; align-items: center; gap: 10px; padding: 16px 20px; font-weight: 600; color: #2b3a67; background: #fff; border-bottom: 1px solid #d8deea; }
.mark { display: grid; place-items: center; width: 32px; height: 32px; border-radius: 8px; color: #fff; background: #2b3a67; }
main { width: min(100% - 32px, 480px); margin: 24px auto; padding: 24px; background: #fff; border: 1px solid #d8deea; border-radius: 16px; }
h1 { margin: 16px 0 12px; font-size: 24px; line-height: 1.25; }
.badge { display: inline-block; margin: 0; padding: 4px 12px; border-radius: 8px; font-size: 14px; font-weight: 600; color: #6b4700; background: #fff1cf; }
dl { margin: 0 0 20px; }
dl div { display: flex; justify-content: space-between; gap: 16px; padding: 10px 0; border-bottom: 1px solid #e6eaf2; }
dt { color: #505a70; }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
.amount { font-size: 20px; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
legend { padding: 0; margin-bottom: 8px; font-weight: 600; }
.choice { display: flex; align-items: center; gap: 12px; min-height: 56px; padding: 8px 14px; border: 1px solid #848da3; border-radius: 12px; cursor: pointer; }
.choice + .choice { margin-top: 8px; }
.choice:has(:checked) { border-color: #2b3a67; background: #eef1fb; box-shadow: inset 0 0 0 1px #2b3a67; }
.choice strong { display: block; }
small { font-size: 14px; color: #505a70; }
input[type=radio] { flex: none; width: 20px; height: 20px; margin: 0; accent-color: #2b3a67; }
details { margin-top: 16px; }
summary { min-height: 44px; padding: 10px 0; color: #505a70; cursor: pointer; }
.plain label { display: flex; align-items: center; gap: 10px; min-height: 40px; }
button, .button { display: block; width: 100%; margin-top: 16px; padding: 14px 20px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; color: #fff; background: #2b3a67; cursor: pointer; }
button:hover, .button:hover { background: #1e2a4d; }
:focus-visible { outline: 3px solid #2b3a67; outline-offset: 2px; }
.problem { padding: 12px 14px; border-radius: 12px; color: #8c1c13; background: #fdecea; }
footer { margin-top: auto; padding: 16px 20px 24px; text-align: center; font-size: 14px; color: #505a70; }
`
