import { runCommand } from './runCommand.ts';
import { projectSchemas } from './schemas/projectSchemas.ts';
import { writeSchemas } from './schemas/writeSchemas.ts';

await runCommand(async () => {
  const schemas = await projectSchemas('.');
  writeSchemas('.', schemas);
  console.log(`Wrote ${schemas.length} schemas to .generated/schemas/, which .vscode/settings.json names.`);
});
