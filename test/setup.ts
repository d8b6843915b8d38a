import fc from 'fast-check';

// In CI a change is judged by itself, not by luck: the same documents are drawn each time. Elsewhere the draw is new.
if (process.env['CI']) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20261120 });
