/** How the report looks: nothing but itself is needed to show it. */
export const reportStyle = `
:root { color-scheme: light dark; --ground: #fff; --text: #1b1b1b; --line: #767676; --good: #0a5c36; --bad: #a3120f; --link: #0b4f8a; }
@media (prefers-color-scheme: dark) { :root { --ground: #14181a; --text: #f0f0f0; --line: #949494; --good: #7fd6a4; --bad: #ff9d94; --link: #8cc8ff; } }
body { margin: 0 auto; padding: 1.5rem; max-width: 70rem; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
a { color: var(--link); }
p, li { max-width: 70ch; }
.wide { overflow-x: auto; margin-block: 1.5rem; }
table { border-collapse: collapse; }
caption { text-align: start; font-weight: bold; padding-block: 0.5rem; }
th, td { padding: 0.35rem 0.75rem; border: 1px solid var(--line); text-align: start; font-weight: normal; }
thead th { font-weight: bold; }
.good, .bad { white-space: nowrap; }
.good { color: var(--good); }
.bad { color: var(--bad); font-weight: bold; }
.good::before { content: "✓ " / ""; }
.bad::before { content: "✗ " / ""; }
code { overflow-wrap: anywhere; }
img { max-width: min(100%, 40rem); border: 1px solid var(--line); }
summary { min-height: 1.5rem; }
@media print { details::details-content { content-visibility: visible; } }
`;
