// A property that fails kills the mutant; a smaller counterexample does not matter.
require('fast-check').configureGlobal({ endOnFailure: true });
