/** Shows the receipt of each new answer; a shop would send it to its own server. */
const output = document.getElementById('receipt');

document.addEventListener('site-consent', ({ detail: { time, policyVersion, choices } }) => {
  const allowed = Object.keys(choices).filter((category) => choices[category]);
  const said = allowed.length > 0 ? `allowed ${allowed.join(', ')}` : 'allowed nothing';
  output.value = `${new Date(time).toLocaleTimeString()}, policy ${policyVersion}: ${said}.`;
});
