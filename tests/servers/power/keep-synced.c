/*
 * A disk that loses everything that was not flushed, for tests: a library to be loaded before others.
 *
 * Whenever the process flushes a file of the folder SYNCED_FROM, the library copies the file to the
 * folder SYNCED_TO, under its inode. Whenever the process flushes the folder itself, the library writes
 * the list of its names. A test that kills the process and rebuilds the folder from there sees what a
 * power failure leaves at worst: a file has the contents of its last flush, or none; a name that was
 * created, renamed or removed after the last flush of the folder is as it was before.
 *
 * The copy is made after the flush and before the call returns, so that what the process acknowledges
 * afterwards is in the copy.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void fail(const char *what) {
  perror(what);
  abort();
}

/* An inode number is used again; with its birth it names one file for ever. */
static void key_of(int fd, char *key, size_t size) {
  struct statx found;
  if (statx(fd, "", AT_EMPTY_PATH, STATX_INO | STATX_BTIME, &found) != 0) fail("statx");
  snprintf(key, size, "%llu-%lld%09u", (unsigned long long)found.stx_ino,
           (long long)found.stx_btime.tv_sec, found.stx_btime.tv_nsec);
}

static void keep_file(int fd, const char *path, const char *to) {
  char key[64], target[PATH_MAX], partial[PATH_MAX + 16];
  char buffer[1 << 16];
  key_of(fd, key, sizeof key);
  snprintf(target, sizeof target, "%s/%s", to, key);
  snprintf(partial, sizeof partial, "%s.partial", target);
  /*
   * Closing another descriptor of a file would drop the locks that SQLite holds on it, so the file is
   * read through its own. Only files that cannot be read through it, which nobody locks, are opened.
   */
  int in = fd;
  char self[64];
  snprintf(self, sizeof self, "/proc/self/fd/%d", fd);
  if ((fcntl(fd, F_GETFL) & O_ACCMODE) == O_WRONLY) in = open(self, O_RDONLY | O_CLOEXEC);
  int out = open(partial, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (in < 0 || out < 0) fail(path);
  ssize_t count;
  for (off_t at = 0; (count = pread(in, buffer, sizeof buffer, at)) > 0; at += count)
    if (write(out, buffer, count) != count) fail(partial);
  if (in != fd) close(in);
  close(out);
  if (rename(partial, target) != 0) fail(target);
}

static void keep_names(const char *from, const char *to) {
  char target[PATH_MAX], partial[PATH_MAX];
  snprintf(target, sizeof target, "%s/names", to);
  snprintf(partial, sizeof partial, "%s/names.partial", to);
  DIR *folder = opendir(from);
  FILE *out = fopen(partial, "w");
  if (folder == NULL || out == NULL) fail(from);
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    char path[PATH_MAX], key[64];
    snprintf(path, sizeof path, "%s/%s", from, entry->d_name);
    int fd = open(path, O_PATH | O_CLOEXEC);
    if (fd < 0) continue;
    key_of(fd, key, sizeof key);
    close(fd);
    fprintf(out, "%s %s\n", key, entry->d_name);
  }
  closedir(folder);
  fclose(out);
  if (rename(partial, target) != 0) fail(target);
}

static void keep(int fd) {
  const char *from = getenv("SYNCED_FROM"), *to = getenv("SYNCED_TO");
  if (from == NULL || to == NULL) return;
  char self[64], path[PATH_MAX];
  snprintf(self, sizeof self, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(self, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  size_t prefix = strlen(from);
  if (strncmp(path, from, prefix) != 0) return;
  if (path[prefix] == 0) keep_names(from, to);
  else if (path[prefix] == '/') keep_file(fd, path, to);
}

int fsync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = dlsym(RTLD_NEXT, "fsync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (real == NULL) real = dlsym(RTLD_NEXT, "fdatasync");
  int result = real(fd);
  if (result == 0) keep(fd);
  return result;
}
