import { type FileHandle, open } from 'node:fs/promises';

const newline = 0x0a;
const chunkSize = 64 * 1024;

/**
 * Mends a log whose last line was cut short by a crash: whatever follows the last line break is moved to a side file.
 * The side file is on the disk before the log is cut, so a crash in between loses nothing (the piece is then moved twice).
 * No one was told that such a line had been recorded: that is said only after the whole of it, line break included, was synced.
 *
 * @param log opened for reading and writing
 * @param sidePath file that receives the piece, on a line of its own
 * @returns length of the log in bytes, and how many bytes were moved
 */
export async function recoverLog(
  log: FileHandle,
  sidePath: string,
): Promise<{ length: number; movedBytes: number }> {
  const { size } = await log.stat();
  const length = await endOfLastLine(log, size);
  const piece = Buffer.alloc(size - length);
  if (piece.length === 0) return { length, movedBytes: 0 };

  await readFully(log, piece, length);
  const side = await open(sidePath, 'a', 0o600);
  try {
    await side.appendFile(piece);
    await side.appendFile('\n');
    await side.sync();
  } finally {
    await side.close();
  }
  await log.truncate(length);
  await log.sync();
  return { length, movedBytes: piece.length };
}

/** Offset just behind the last line break, found from the end so that a long log opens as fast as a short one. */
async function endOfLastLine(log: FileHandle, size: number): Promise<number> {
  for (let end = size; end > 0; ) {
    const start = Math.max(0, end - chunkSize);
    const chunk = Buffer.alloc(end - start);
    await readFully(log, chunk, start);
    const index = chunk.lastIndexOf(newline);
    if (index !== -1) return start + index + 1;
    end = start;
  }
  return 0;
}

async function readFully(log: FileHandle, buffer: Buffer, position: number): Promise<void> {
  for (let done = 0; done < buffer.length; ) {
    const { bytesRead } = await log.read(buffer, done, buffer.length - done, position + done);
    if (bytesRead === 0) throw new Error('The submission log became shorter while it was being read');
    done += bytesRead;
  }
}
