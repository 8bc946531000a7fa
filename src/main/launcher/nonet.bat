@echo off
rem Starts Nonet with the first Java of version 25 or newer that is found.
setlocal EnableExtensions DisableDelayedExpansion
set "wanted=25"
set "found="

rem The folder to try is in a variable: call would read a % in its name once more.
set "folder=%JAVA_HOME%"
call :try
for /f "delims=" %%j in ('where java 2^>nul') do (
    set "folder=%%~dpj.."
    call :try
)
for /d %%d in (
    "%ProgramFiles%\Java\*"
    "%ProgramFiles%\Eclipse Adoptium\*"
    "%ProgramFiles%\Microsoft\*"
    "%ProgramFiles%\Zulu\*"
    "%ProgramFiles%\BellSoft\*"
    "%ProgramFiles%\Amazon Corretto\*"
    "%LocalAppData%\Programs\Eclipse Adoptium\*"
    "%UserProfile%\.jdks\*"
    "%UserProfile%\scoop\apps\*jdk*"
) do (
    set "folder=%%~d"
    call :try
    set "folder=%%~d\current"
    call :try
)

if not defined found (
    echo Nonet needs Java %wanted% or newer, and none was found: install one or set JAVA_HOME to its folder. 1>&2
    exit /b 2
)
rem Without arguments, with a file alone, or with a trace to watch, this opens the window.
set "window="
if "%~1"=="" set "window=yes"
if "%~2"=="" if exist "%~1" if not exist "%~1\" set "window=yes"
if "%~1"=="watch" call :watch %*
rem A window that opens is there before the thorough compiler has paid for itself: it waits for ten times the calls.
set "compiler="
if defined window set "compiler=-XX:CompileThresholdScaling=10"
rem The memory of the window holds a search of five million events; what it no longer needs goes back to the system.
set "memory="
if defined window set "memory=-Xms96m -Xmx528m -XX:MaxNewSize=48m -XX:MinHeapFreeRatio=5 -XX:MaxHeapFreeRatio=10 -XX:-ShrinkHeapInSteps"
set "modules=%~dp0..\lib"
rem The archive for all systems has JavaFX for each of them.
if exist "%~dp0..\javafx\win" set "modules=%~dp0..\lib;%~dp0..\javafx\win"
rem Settings are read by reflection. Java would make a class for each member, which takes longer than to use it once.
"%found%\bin\java.exe" -XX:+UseSerialGC %memory% %compiler% -Djdk.reflect.useNativeAccessorOnly=true --enable-native-access=javafx.graphics,org.xerial.sqlitejdbc --module-path "%modules%" --add-modules ALL-MODULE-PATH --module nonet/nonet.app.Main %*
exit /b %ErrorLevel%

rem A trace that is only checked, or help, opens no window.
:watch
set "window=yes"
:option
if "%~1"=="" exit /b
for %%o in (--check --help -h --version -V) do if "%~1"=="%%o" set "window="
shift
goto option

rem A JDK or JRE tells its version in its `release` file: JAVA_VERSION="25.0.1".
:try
if defined found exit /b
if not exist "%folder%\bin\java.exe" exit /b
if not exist "%folder%\release" exit /b
for /f "usebackq tokens=1* delims==" %%k in ("%folder%\release") do if "%%k"=="JAVA_VERSION" call :compare %%~l
exit /b

:compare
for /f "delims=.-+" %%m in ("%~1") do if %%m geq %wanted% set "found=%folder%"
exit /b
