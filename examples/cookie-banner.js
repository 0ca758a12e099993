/** Shows the receipt of each answer. A shop would send it to its server. */
const output = document.getElementById('receipt');

document.addEventListener('site-consent', ({ detail: { time, policyVersion, choices } }) => {
  const allowed = Object.keys(choices).filter((category) => choices[category]);
  const answer = allowed.length > 0 ? `allowed ${allowed.join(', ')}` : 'allowed nothing';
  output.value = `${new Date(time).toLocaleTimeString()}, policy ${policyVersion}: ${answer}.`;
});
