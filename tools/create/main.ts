/** Creates the files of an element, a rule or a command, with a failing test to start from. */
import { create, findProblem } from './create.ts';

const [kind = '', name = '', ...others] = process.argv.slice(2);
const problem = findProblem(kind, name, ...others);
if (problem === undefined) console.log(create(kind, name));
else {
  console.error(problem);
  process.exitCode = 2;
}
